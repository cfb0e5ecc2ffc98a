import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import * as tabs from '../../text/admin-tabs';
import { parseHelp } from './parse-help';

const guide = readFileSync(new URL('../../../../docs/pemilik.md', import.meta.url), 'utf8');

describe('parseHelp', () => {
  it('reads headings, paragraphs, lists and marked words', () => {
    const markdown = '# A\n\n![x](y)\n\n## B\n\nSatu **dua\ntiga** _em_ `150`\n\n1. x\n2. y\n   z\n\n- q\n';
    expect(parseHelp(markdown)).toEqual([
      { kind: 'heading', spans: [{ kind: 'plain', text: 'B' }] },
      {
        kind: 'paragraph',
        spans: [
          { kind: 'plain', text: 'Satu ' },
          { kind: 'strong', text: 'dua tiga' },
          { kind: 'plain', text: ' ' },
          { kind: 'em', text: 'em' },
          { kind: 'plain', text: ' ' },
          { kind: 'code', text: '150' },
        ],
      },
      { kind: 'ol', items: [[{ kind: 'plain', text: 'x' }], [{ kind: 'plain', text: 'y z' }]] },
      { kind: 'ul', items: [[{ kind: 'plain', text: 'q' }]] },
    ]);
  });

  it("the owner's guide has a part for each tab of the panel", () => {
    const headings = parseHelp(guide).flatMap((block) =>
      block.kind === 'heading' ? block.spans.map(({ text }) => text) : [],
    );
    expect(headings).toEqual(expect.arrayContaining(Object.values(tabs)));
  });
});
