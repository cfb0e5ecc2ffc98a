import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('content')
export class ContentRecord {
  @PrimaryColumn('text')
  key: string;

  @Column('jsonb')
  body: object;

  @Column('integer')
  version: number;

  @Column('timestamptz', { name: 'updated_at' })
  updatedAt: Date;
}
