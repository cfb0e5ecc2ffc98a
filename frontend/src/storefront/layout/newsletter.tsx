import { chakra } from '@chakra-ui/react';
import type { SubmitEvent } from 'react';
import { emailLabel, emailPlaceholder, subscribe } from '../../text/layout';
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
 * Submitting only clears the field, and no address is sent. `method="dialog"` prevents navigation, also without
 * JavaScript, because the form is not in a dialog.
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
        aria-label={emailLabel}
        placeholder={emailPlaceholder}
        autoComplete="email"
      />
      <Button type="submit" variant="yellow" data-scripted>
        {subscribe}
      </Button>
    </Row>
  );
}
