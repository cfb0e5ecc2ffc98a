export type Encoding = 'br' | 'gzip' | 'identity';

const PREFERRED = ['br', 'gzip'] as const;
// Browsers send a handful of different headers; whoever invents new ones does not fill the memory.
const MOST_REMEMBERED = 200;
const known = new Map<string, readonly Encoding[]>();

/** The encoding to send: the one that the client likes best among those that are offered. */
export function chooseEncoding(header: string | undefined, offered: readonly Encoding[]): Encoding {
  if (header === undefined || header === '') return 'identity';
  const choices = known.get(header) ?? remember(header);
  return choices.find((encoding) => offered.includes(encoding)) ?? 'identity';
}

function remember(header: string): readonly Encoding[] {
  const choices = choicesIn(header);
  if (known.size < MOST_REMEMBERED) known.set(header, choices);
  return choices;
}

function choicesIn(header: string): Encoding[] {
  const weights = new Map<string, number>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    weights.set(name, weight === undefined ? 1 : Number(weight) || 0);
  }
  const weightOf = (name: string): number => weights.get(name) ?? weights.get('*') ?? 0;
  // Without a word about it, identity is acceptable but liked least.
  const plain = weights.get('identity') ?? 0;
  return PREFERRED.filter((name) => weightOf(name) > 0 && weightOf(name) >= plain).toSorted(
    (a, b) => weightOf(b) - weightOf(a),
  );
}
