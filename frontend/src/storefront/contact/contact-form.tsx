import { chakra } from '@chakra-ui/react';
import { normalizeChatNumber } from '@etalase/backend/rules/chat-number';
import { cleanText, isSupportedText } from '@etalase/backend/rules/text';
import { useId, useState, type SubmitEvent } from 'react';
import { chatLink } from '../../format/chat';
import * as text from '../../text/contact';
import { Button } from '../../ui/button';
import { ChatIcon } from '../../ui/icons';
import type { ShownCompany } from '../company';
import { Field, type FieldName } from './field';
import { NewTab } from '../../ui/new-tab';

const Form = chakra('form', {
  base: {
    display: 'grid',
    gap: '5',
    gridTemplateColumns: 'minmax(0, 1fr)',
    sm: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '& > [data-wide]': { gridColumn: '1 / -1' },
  },
});
const Actions = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '4',
    sm: { gridTemplateColumns: 'auto minmax(0, 1fr)', alignItems: 'center', columnGap: '6' },
  },
});
const Note = chakra('p', {
  base: { textStyle: 'note', maxWidth: '26.5em', 'noscript &': { marginTop: '2' } },
});
const Status = chakra('p', {
  base: {
    minHeight: '6',
    fontSize: 'sm',
    fontWeight: 'semibold',
    '& a': { display: 'inline-block', paddingBlock: '3', textDecoration: 'underline' },
  },
});

/**
 * Opens a WhatsApp chat whose message contains the fields. The shop receives nothing until the visitor sends the
 * message in WhatsApp. Without JavaScript the browser submits the form to WhatsApp, with the message field only.
 */
export function ContactForm({ company }: { readonly company: ShownCompany }) {
  const [link, setLink] = useState<string>();
  const noteId = useId();
  const digits = normalizeChatNumber(company.chatNumber);

  const open = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = (name: FieldName): string => {
      const field = form.elements.namedItem(name) as HTMLInputElement;
      const value = cleanText(field.value);
      const isReadable = isSupportedText(value, true) && (value !== '' || !field.required);
      field.setCustomValidity(isReadable ? '' : text.unreadable);
      return value;
    };
    const filled = {
      name: typed('name'),
      email: typed('email'),
      phone: typed('phone'),
      subject: typed('subject'),
      message: typed('message'),
    };
    const chat = chatLink(company.chatNumber, text.chatMessage(company.name, filled));
    if (!form.reportValidity() || !chat) return;
    window.open(chat, '_blank', 'noopener,noreferrer');
    setLink(chat);
  };

  return (
    <Form
      action={`https://wa.me/${digits ?? ''}`}
      target="_blank"
      rel="noopener noreferrer"
      onSubmit={open}
      onInput={({ target }) => (target as HTMLInputElement).setCustomValidity('')}
    >
      <Field id="name" label={text.fields.name} autoComplete="name" required />
      <Field id="email" label={text.fields.email} type="email" autoComplete="email" required />
      <Field id="phone" label={text.fields.phone} type="tel" autoComplete="tel" hint={text.optional} />
      <Field id="subject" label={text.fields.subject} required />
      {/* Only this field has a name, because without JavaScript the form submits only the message. */}
      <Field id="message" name="text" label={text.fields.message} rows={5} required />
      <Actions data-wide>
        {/*
          With `data-scripted`, the page's inline script keeps a press before hydration and repeats it after hydration.
          Otherwise the browser would submit only the message.
        */}
        <Button type="submit" variant="chat" size="lg" aria-describedby={noteId} data-scripted>
          <ChatIcon />
          {text.send}
        </Button>
        <div>
          <Note id={noteId}>{text.nothingStored}</Note>
          <noscript>
            <Note>{text.messageOnly}</Note>
          </noscript>
        </div>
      </Actions>
      <Status data-wide role="status">
        {link && (
          <>
            {text.opened}{' '}
            <a href={link} target="_blank" rel="noopener noreferrer">
              {text.openAgain}
              <NewTab />
            </a>
          </>
        )}
      </Status>
    </Form>
  );
}
