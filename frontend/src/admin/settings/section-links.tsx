import { chakra } from '@chakra-ui/react';
import { BACKUP_ID } from '../backup-banner';
import { DELETED_ID } from '../deleted/deleted-location';
import { backup } from '../../text/admin-backup';
import { title as deleted } from '../../text/admin-deleted';
import { title as diagnostics } from '../../text/admin-diagnostics';
import { title as history } from '../../text/admin-history';
import { about, footer, security, sections } from '../../text/admin-settings';

export const sectionIds = {
  security: 'keamanan',
  backup: BACKUP_ID,
  deleted: DELETED_ID,
  history: 'riwayat',
  diagnostics: 'pemeriksaan',
  footer: 'bagian-bawah',
  about: 'tentang-kami',
} as const;

const links = [
  { id: sectionIds.security, name: security },
  { id: sectionIds.backup, name: backup },
  { id: sectionIds.deleted, name: deleted },
  { id: sectionIds.history, name: history },
  { id: sectionIds.diagnostics, name: diagnostics },
  { id: sectionIds.footer, name: footer },
  { id: sectionIds.about, name: about },
];

const Row = chakra('nav', {
  base: { display: { base: 'flex', lg: 'none' }, flexWrap: 'wrap', gap: '2', marginBottom: '6' },
});
const Link = chakra('a', {
  base: {
    display: 'flex',
    alignItems: 'center',
    minHeight: 'touch',
    paddingInline: '3',
    bg: 'paper.raised',
    borderWidth: '1px',
    borderColor: 'line',
    fontSize: 'sm',
    fontWeight: 'semibold',
  },
});

/** Links to the sections below, on narrow screens. */
export function SectionLinks() {
  return (
    <Row aria-label={sections}>
      {links.map(({ id, name }) => (
        <Link
          key={id}
          href={`#${id}`}
          onClick={(event) => {
            // The URL's fragment names the panel's tab and must not change.
            event.preventDefault();
            document.getElementById(id)?.scrollIntoView();
          }}
        >
          {name}
        </Link>
      ))}
    </Row>
  );
}
