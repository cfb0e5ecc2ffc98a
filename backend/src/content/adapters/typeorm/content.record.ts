import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { ContentKey } from '../../application/ports.js';

@Entity('content')
export class ContentRecord {
  @PrimaryColumn('text')
  key: ContentKey;

  @Column('jsonb')
  body: object;

  @Column('integer')
  version: number;

  @Column('timestamptz', { name: 'updated_at' })
  updatedAt: Date;
}
