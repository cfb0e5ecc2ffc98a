import { chunk } from '../ui/chunk';

export const HistoryList = chunk(() => import('./history-list'));
