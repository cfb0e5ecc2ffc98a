import { describe, expect, it } from '@jest/globals';
import { chatMessage } from './contact';

const message = {
  name: 'Sari',
  email: 'sari@contoh.id',
  phone: '0812 3456 7890',
  subject: 'Undangan',
  message: 'Butuh 200 lembar.\nUntuk bulan depan.',
};

describe('chatMessage', () => {
  it('writes every field of the contact form into the message', () => {
    expect(chatMessage('Etalase', message)).toBe(
      'Halo Etalase,\n\n' +
        'Nama: Sari\nEmail: sari@contoh.id\nTelepon: 0812 3456 7890\nSubjek: Undangan\n\n' +
        'Butuh 200 lembar.\nUntuk bulan depan.',
    );
  });

  it('omits an empty telephone number from the message', () => {
    expect(chatMessage('Etalase', { ...message, phone: '' })).not.toContain('Telepon');
  });
});
