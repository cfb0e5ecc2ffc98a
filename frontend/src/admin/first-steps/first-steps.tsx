import { Box, Card, chakra, Flex, Heading, Text, VisuallyHidden } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { Check, Circle } from 'lucide-react';
import { useLayoutEffect } from 'react';
import { getAdminListProductsQueryOptions } from '../../api/generated/catalog/catalog';
import { useAdminGetSiteContent, useAdminListContentParts } from '../../api/generated/content/content';
import {
  getGetFirstStepsQueryKey,
  useGetFirstSteps,
  useSaveFirstSteps,
} from '../../api/generated/first-steps/first-steps';
import type { FirstStepsResponse } from '../../api/generated/models';
import { useGetSampleData } from '../../api/generated/sample-data/sample-data';
import { dataOnly, selectPage } from '../../api/response';
import { paths } from '../../paths';
import * as text from '../../text/admin-first-steps';
import { useBackupStatus } from '../backup-status';
import { fieldParams, goTo, sectionParams } from '../panel-location';
import * as places from '../places';
import { Button } from '../ui/button';
import { promiseLinks, Promises } from './promises';
import { type StepName, stepsOf } from './steps';

const Steps = chakra('ol', {
  base: {
    '& > li': {
      display: 'flex',
      alignItems: 'center',
      columnGap: '3',
      minHeight: 'touch',
      '&:has(ul)': { flexWrap: 'wrap' },
    },
    '& svg': { flex: 'none' },
  },
});
const StepLink = chakra('button', {
  base: {
    minHeight: 'touch',
    textAlign: 'start',
    fontWeight: 'semibold',
    textDecoration: 'underline',
    textUnderlineOffset: '4px',
  },
});
const Preview = chakra('figure', {
  base: {
    '& img': { width: 'full', height: 'auto', borderWidth: '1px', borderColor: 'line' },
    '& figcaption': { marginTop: '2', fontSize: 'sm', color: 'ink.soft' },
  },
});

const ownProductsQuery = getAdminListProductsQueryOptions(
  { sample: false, limit: 1 },
  { query: { select: selectPage } },
);

interface Props {
  readonly onAddProduct: () => void;
  /** Called as soon as it is known whether the list appears. The call happens before the list is painted. */
  readonly onSettled: () => void;
}

function useSettled(isSettled: boolean, onSettled: () => void): void {
  useLayoutEffect(() => {
    if (isSettled) onSettled();
  }, [isSettled, onSettled]);
}

export default function FirstSteps(props: Props) {
  const { data: decided, isError } = useGetFirstSteps(dataOnly());
  useSettled(isError || decided?.hidden === true, props.onSettled);
  return decided && !decided.hidden && <OpenSteps decided={decided} {...props} />;
}

function OpenSteps({ decided, onAddProduct, onSettled }: Props & { readonly decided: FirstStepsResponse }) {
  const content = useAdminGetSiteContent(dataOnly());
  const ownProducts = useQuery(ownProductsQuery);
  const sampleData = useGetSampleData(dataOnly());
  const backupStatus = useBackupStatus();
  const contentParts = useAdminListContentParts(dataOnly());
  useSettled(
    [content, ownProducts, sampleData, backupStatus, contentParts].every(({ isPending }) => !isPending),
    onSettled,
  );
  const { data: samples } = sampleData;
  const { data: backup } = backupStatus;
  const { data: parts } = contentParts;
  const save = useSaveFirstSteps({
    mutation: { meta: { failure: text.confirmFailed, invalidates: [getGetFirstStepsQueryKey()] } },
  });
  if (!content.data || !ownProducts.data || !samples || !backup || !parts) return null;
  const steps = stepsOf({
    content: content.data,
    decided,
    ownProducts: ownProducts.data.total,
    hasSamples: samples.present,
    lastBackupAt: backup.lastBackupAt,
    parts,
  });
  const remaining = steps.filter(({ isDone }) => !isDone);
  if (remaining.length === 0) return null;

  const promises = promiseLinks(parts);

  const openStep: Record<StepName, () => unknown> = {
    number: () => goTo(places.CONTENT_TAB, fieldParams(places.CHAT_NUMBER_ID)),
    name: () => goTo(places.CONTENT_TAB, fieldParams(places.NAME_ID)),
    hours: () => goTo(places.CONTENT_TAB, fieldParams(places.HOURS_ID)),
    links: () => goTo(places.SOCIAL_TAB, fieldParams(places.INSTAGRAM_ID)),
    promises: () => {
      const [first] = promises;
      return first?.links[0] && goTo(first.tab, first.links[0].params);
    },
    product: onAddProduct,
    samples: () => goTo(places.SETTINGS_TAB, sectionParams(places.SAMPLES_ID)),
    backup: () => goTo(places.SETTINGS_TAB, sectionParams(places.BACKUP_ID)),
  };
  const saveDecision = (data: Parameters<typeof save.mutate>[0]['data']) => {
    if (!save.isPending) save.mutate({ data });
  };
  return (
    <Card.Root as="section" aria-labelledby="langkah-pertama" marginBottom="6">
      <Card.Body
        display="grid"
        columnGap="8"
        rowGap="5"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 20rem' }}
      >
        <div>
          <Flex alignItems="flex-start" justifyContent="space-between" gap="4">
            <Heading as="h3" id="langkah-pertama" fontSize="lg">
              {text.title}
            </Heading>
            <Button variant="quiet" size="sm" onClick={() => saveDecision({ hidden: true })}>
              {text.hide}
            </Button>
          </Flex>
          <Text fontSize="sm" color="ink.soft" marginBottom="2">
            {text.note} {text.progress(steps.length - remaining.length, steps.length)}.
          </Text>
          <Steps>
            {steps.map(({ name, isDone }) => (
              <li key={name}>
                {isDone ? (
                  <>
                    <Check size={20} aria-hidden />
                    <Box as="span" color="ink.soft">
                      {text.steps[name]} <VisuallyHidden>({text.done})</VisuallyHidden>
                    </Box>
                  </>
                ) : (
                  <>
                    <Circle size={20} aria-hidden />
                    <StepLink type="button" onClick={() => void openStep[name]()}>
                      {text.steps[name]}
                    </StepLink>
                    {name === 'promises' && <Promises links={promises} />}
                    {name === 'hours' && (
                      <Button
                        variant="quiet"
                        size="sm"
                        onClick={() => saveDecision({ hoursConfirmed: true })}
                      >
                        {text.hoursRight}
                      </Button>
                    )}
                  </>
                )}
              </li>
            ))}
          </Steps>
        </div>
        <Preview>
          <img
            // The URL changes with the data, so that the browser loads the preview again.
            src={paths.shopPreview(Math.max(content.dataUpdatedAt, ownProducts.dataUpdatedAt))}
            width={1200}
            height={630}
            alt=""
          />
          <figcaption>{text.preview}</figcaption>
        </Preview>
      </Card.Body>
    </Card.Root>
  );
}
