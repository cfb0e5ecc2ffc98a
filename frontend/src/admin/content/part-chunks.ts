import { chunk } from '../ui/chunk';

export const ShippingForm = chunk(() => import('./shipping-form'));
export const FactsForm = chunk(() => import('./facts-form'));
