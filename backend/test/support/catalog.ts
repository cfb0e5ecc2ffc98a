import { categoryDraft, productDraft } from '../../src/catalog/testing/builders.js';
import type { Shop } from './shop.js';

export type Agent = Awaited<ReturnType<Shop['login']>>;

export function productBody(body: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    ...productDraft({
      images: ['https://images.example/kartu-nama.jpg'],
      whatsappNumber: '0812 3456 7890',
    }),
    ...body,
  };
}

export function categoryBody(body: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    ...categoryDraft({ description: 'Segala yang dicetak', sortOrder: 1 }),
    ...body,
  };
}

export async function create(admin: Agent, path: string, body: Record<string, unknown>): Promise<string> {
  const response = await admin.post(path).send(body).expect(201);
  return (response.body as { id: string }).id;
}
