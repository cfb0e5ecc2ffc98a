import { fields, servicePageNames, title } from '../../text/admin-categories';
import type { RecordType } from '../history/record-type';

const pageName = (page: string): string => servicePageNames[page as keyof typeof servicePageNames];

export const categoryRecord: RecordType = {
  type: 'category',
  name: title,
  fields,
  formats: { servicePages: (pages) => (pages as string[]).map(pageName).join(' · ') },
};
