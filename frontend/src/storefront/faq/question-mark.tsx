import { chakra } from '@chakra-ui/react';

const Mark = chakra('span', {
  base: {
    display: { base: 'none', lg: 'block' },
    marginTop: '2',
    marginInlineStart: '-0.06em',
    fontSize: '19rem',
    fontWeight: 'black',
    lineHeight: '1',
    color: 'transparent',
    background: 'radial-gradient({colors.ink} 26%, transparent 30%) 0 0 / 9px 9px',
    backgroundClip: 'text',
    maskImage: 'linear-gradient(165deg, #000 20%, transparent 88%)',
    userSelect: 'none',
    '@media print': { display: 'none' },
  },
});

export function QuestionMark() {
  return <Mark aria-hidden="true">?</Mark>;
}
