import { chakra } from '@chakra-ui/react';

const Drawing = chakra('svg', {
  base: {
    width: '15rem',
    maxWidth: 'full',
    marginBottom: '2',
    '& .cyan': { fill: 'cyan' },
    '& .magenta': { fill: 'magenta' },
    '& .yellow': { fill: 'yellow' },
    '& .ink': { fill: 'ink' },
    '& .paper': { fill: 'paper.raised', stroke: 'line' },
    '& .shade': { fill: 'ink', opacity: 0.12 },
    '& .gone': { fill: 'paper.sunk', stroke: 'line.strong', strokeDasharray: '5 5' },
  },
});

export function PeeledSheet() {
  return (
    <Drawing viewBox="0 0 240 240" aria-hidden="true">
      <g transform="rotate(7 120 120)">
        <path className="shade" d="M36 32h184v196H36z" />
        <path className="paper" d="M28 24h184v196H28z" />
        <circle className="cyan" cx="76" cy="76" r="32" />
        <path className="ink" d="M60 76a16 16 0 0 1 32 0z" />
        <path className="yellow" d="M164 44l9 20 22 2-17 15 5 22-19-12-19 12 5-22-17-15 22-2z" />
        <path className="ink" d="M44 136h64v32a32 32 0 0 1-64 0z" />
        <circle className="magenta" cx="76" cy="164" r="14" />
        <circle className="gone" cx="164" cy="168" r="32" />
      </g>
    </Drawing>
  );
}
