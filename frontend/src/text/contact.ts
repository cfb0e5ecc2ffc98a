export const title = 'Kontak';
export const lead = 'Kirim ide Anda, sesederhana apa pun. Foto coretan di kertas juga boleh.';
export const description =
  'Hubungi kami lewat chat WhatsApp, Instagram, atau toko marketplace. Jam buka dan formulir pesan ada di sini.';

export const chatNumber = 'Nomor chat';
export const instagram = 'Instagram';
export const marketplace = 'Toko marketplace';
export const address = 'Alamat';
export const pickup = 'Pengambilan';
export const prices = 'Harga';
export const openMap = 'Lihat di peta';
export const openChat = 'Chat sekarang';
export const chatGreeting = (company: string) => `Halo ${company}, saya ingin bertanya.`;

export const hours = 'Jam buka';
export const closed = 'tutup';
export const and = 'dan';
export const specialHours = 'Jam khusus';
/** Shown until the server's time is known, and when the shop does not open in the next two weeks. */
export const answeredInHours = 'Chat dibalas pada jam buka';
export const openNow = 'Buka sekarang';
export const closedUntil = (day: string, time: string, zone: string) =>
  `Tutup, dibalas ${day} pukul ${time} ${zone}`;

export const formTitle = 'Tulis pesan';
export const to = 'Kepada';
export const optional = '(boleh kosong)';
export const fields = {
  name: 'Nama',
  email: 'Email',
  phone: 'Telepon',
  subject: 'Subjek',
  message: 'Pesan',
};
export const unreadable = 'Isi dengan huruf atau angka yang terlihat.';
export const send = 'Buka di WhatsApp';
export const nothingStored =
  'Formulir ini tidak mengirim apa pun kepada kami. Isinya menjadi pesan WhatsApp di tab baru; Anda yang menekan kirim.';
export const visitsCounted =
  'Situs ini hanya menghitung jumlah kunjungan, ketukan pada tombol chat, dan pencarian tanpa hasil. Tidak ada cookie atau data pribadi yang disimpan, dan tanpa JavaScript tidak ada yang dihitung.';
export const opened = 'WhatsApp dibuka di tab baru. Tinggal tekan kirim di sana.';
export const openAgain = 'Tidak terbuka? Buka pesannya di sini';
export const messageOnly =
  'Tanpa JavaScript hanya isi pesan yang terbawa, jadi tulis juga nama Anda di dalamnya.';

export interface ContactMessage {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly subject: string;
  readonly message: string;
}

export function chatMessage(
  company: string,
  { name, email, phone, subject, message }: ContactMessage,
): string {
  const lines = [
    [fields.name, name],
    [fields.email, email],
    [fields.phone, phone],
    [fields.subject, subject],
  ];
  const filled = lines.filter(([, value]) => value).map(([label, value]) => `${label}: ${value}`);
  return [`Halo ${company},`, filled.join('\n'), message].join('\n\n');
}

export const printContact = (company: string, number: string, hours: string) =>
  `${company} · WhatsApp ${number} · ${hours}`;

export const promptChat = 'Chat sekarang';
export const promptForm = 'Tulis lewat formulir';
