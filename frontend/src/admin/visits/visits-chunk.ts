import { chunk } from '../ui/chunk';

export const VisitsReport = chunk(() => import('./visits-report'));
