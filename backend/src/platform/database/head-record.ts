import { Column } from 'typeorm';
import type { EntityHead } from '../domain/entity-head.js';

/** The columns of each entity that the owner edits. The record adds its primary key, whose constraint has its own name. */
export abstract class HeadRecord implements EntityHead {
  abstract id: string;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;

  @Column('timestamptz', { name: 'updated_at' })
  updatedAt: Date;

  @Column('timestamptz', { name: 'deleted_at', nullable: true })
  deletedAt: Date | null;

  @Column('integer')
  version: number;
}
