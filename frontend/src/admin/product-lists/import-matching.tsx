import { Dialog as ChakraDialog, Flex, Heading, SimpleGrid, Text } from '@chakra-ui/react';
import { type ReactNode, useRef, useState } from 'react';
import type { ImportQuestionSchema, ImportReportResponse } from '../../api/generated/models';
import * as text from '../../text/admin-lists';
import { RefusalNotice } from '../forms/press-notice';
import { useCategoryChoices } from '../forms/use-category-choices';
import { useFocusFirstError } from '../forms/use-submit';
import { Button } from '../ui/button';
import { Checkbox } from '../ui/checkbox';
import { DialogFooter } from '../ui/dialog';
import { Disclosure } from '../ui/disclosure';
import { type Answers, errorOf, isSheet, questionsOf, valueOf } from './import-answers';
import type { Check } from './import-choice';
import { ImportQuestion } from './import-question';

interface Props {
  readonly report: ImportReportResponse;
  /** The answers so far. */
  readonly answers: Answers;
  readonly check: Check | undefined;
  readonly error: unknown;
  readonly onAnswer: (answers: Answers) => void;
  readonly onBack: () => void;
}

/** Asks what is unsure about the form of a list, and shows what was understood. */
export function ImportMatching({ report, answers, check, error, onAnswer, onBack }: Props) {
  const categories = useCategoryChoices();
  const [given, setGiven] = useState(answers);
  const [presses, setPresses] = useState(0);
  const body = useRef<HTMLDivElement>(null);
  useFocusFirstError(body, presses);
  const { open, known } = questionsOf(report, given);
  const send = () => {
    if (open.some((question) => errorOf(question, valueOf(question, given)) !== undefined))
      setPresses(presses + 1);
    else onAnswer({ ...Object.fromEntries(open.map((one) => [one.key, valueOf(one, given)])), ...given });
  };
  const answer = ({ key }: ImportQuestionSchema, value: string) => setGiven({ ...given, [key]: value });
  const shown = (questions: readonly ImportQuestionSchema[]): ReactNode => {
    const sheets = questions.filter(isSheet);
    return (
      <SimpleGrid columns={{ base: 1, md: 2 }} gap="5">
        {sheets.length > 0 && (
          <Flex role="group" aria-label={text.sheets} flexWrap="wrap" columnGap="6">
            <Text flex="1 0 100%" fontSize="sm" fontWeight="bold">
              {text.sheets}
            </Text>
            {sheets.map((sheet) => (
              <Checkbox
                key={sheet.key}
                label={sheet.text}
                checked={valueOf(sheet, given) === 'yes'}
                onChange={(isRead) => answer(sheet, isRead ? 'yes' : 'no')}
              />
            ))}
          </Flex>
        )}
        {questions
          .filter((question) => !isSheet(question))
          .map((question) => (
            <ImportQuestion
              key={question.key}
              question={question.kind === 'category' ? { ...question, options: categories } : question}
              value={valueOf(question, given)}
              error={presses > 0 ? errorOf(question, valueOf(question, given)) : undefined}
              onAnswer={(value) => answer(question, value)}
            />
          ))}
      </SimpleGrid>
    );
  };
  return (
    <>
      <ChakraDialog.Body ref={body}>
        {open.length > 0 && (
          <>
            <Text>{text.guessed}</Text>
            <section>
              <Heading
                as="h3"
                fontSize="md"
                marginBottom="4"
                width="fit-content"
                paddingInline="2"
                paddingBlock="1"
                bg="yellow"
              >
                {text.toAnswer(countOf(open))}
              </Heading>
              {shown(open)}
            </section>
          </>
        )}
        {known.length > 0 && (
          <Disclosure title={text.recognized(countOf(known))} isWanted={open.length === 0}>
            {shown(known)}
          </Disclosure>
        )}
      </ChakraDialog.Body>
      <DialogFooter>
        <RefusalNotice error={error} title={text.failed} />
        <Button variant="quiet" onClick={check ? () => check.stop.abort() : onBack}>
          {check ? text.stop : text.otherFile}
        </Button>
        <Button busy={check !== undefined} busyText={check?.waiting ?? text.checking} onClick={send}>
          {text.next}
        </Button>
      </DialogFooter>
    </>
  );
}

/** All sheets are one question. */
const countOf = (questions: readonly ImportQuestionSchema[]): number =>
  questions.filter((one) => !isSheet(one)).length + (questions.some(isSheet) ? 1 : 0);
