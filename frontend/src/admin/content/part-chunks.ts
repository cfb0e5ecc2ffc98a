import { chunk } from '../ui/chunk';

export const IdentityForm = chunk(() => import('./identity-form'));
export const ShippingForm = chunk(() => import('./shipping-form'));
export const ServicesForm = chunk(() => import('./services-form'));
export const FactsForm = chunk(() => import('./facts-form'));
export const OrderingForm = chunk(() => import('./ordering-form'));
export const WorksForm = chunk(() => import('./works-form'));
export const CampaignsForm = chunk(() => import('./campaigns-form'));
export const DisplayForm = chunk(() => import('./display-form'));
