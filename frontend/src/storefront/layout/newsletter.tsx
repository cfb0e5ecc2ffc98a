import { chakra } from '@chakra-ui/react';
import type { SubmitEvent } from 'react';
import * as text from '../../text/layout';
import { Button } from '../../ui/button';

const Row = chakra('form', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    maxWidth: '26rem',
    marginTop: '3',
    '& button': { borderRadius: 0 },
    '& input': {
      flex: '1 1 8rem',
      minWidth: 0,
      minHeight: '12',
      paddingInline: '4',
      bg: 'transparent',
      color: 'paper',
      borderWidth: '1px',
      borderInlineEndWidth: 0,
      borderColor: 'line.strong',
      '&::placeholder': { color: 'ink.faint' },
    },
  },
});

/**
 * Submitting only clears the field. No address is sent. Without JavaScript, `method="dialog"` prevents navigation: such
 * a form does nothing outside a dialog.
 */
export function Newsletter() {
  const clear = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.currentTarget.reset();
  };
  return (
    <Row method="dialog" onSubmit={clear}>
      <input
        type="email"
        name="email"
        aria-label={text.emailLabel}
        placeholder={text.emailPlaceholder}
        autoComplete="email"
      />
      <Button type="submit" variant="yellow" data-scripted>
        {text.subscribe}
      </Button>
    </Row>
  );
}
