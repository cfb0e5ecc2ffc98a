export { amountOf as parseRupiah } from '@etalase/backend/rules/amounts';
