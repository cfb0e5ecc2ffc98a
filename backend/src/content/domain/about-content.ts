export type AboutContent = typeof DEFAULT_ABOUT_CONTENT;

export const DEFAULT_ABOUT_CONTENT = {
  title: 'Tentang Kami',
  introText:
    'Kami studio desain dan percetakan di Jakarta. Logo, kartu nama, kemasan, spanduk, sampai feed Instagram ' +
    'dirancang dan dicetak di bawah satu atap, jadi warna di layar sama dengan warna di kertas. Klien kami ' +
    'kebanyakan usaha kecil: kedai kopi, toko kue, klinik, penyelenggara acara. Mereka datang membawa ide, ' +
    'dan pulang membawa sesuatu yang bisa dipegang.',
  visionTitle: 'Visi',
  visionText:
    'Setiap usaha, sekecil apa pun, punya tampilan yang layak dibanggakan dan mudah diingat pelanggannya.',
  missionTitle: 'Misi',
  missionItems: [
    'Mendengarkan dulu, baru menggambar: setiap proyek dimulai dari cerita usaha Anda.',
    'Memberi harga yang jelas sejak awal, tanpa biaya yang muncul belakangan.',
    'Memeriksa setiap lembar sebelum dikirim, dari potongan sampai ketepatan warna.',
    'Mendampingi sampai selesai: revisi dikerjakan sampai Anda benar-benar cocok.',
  ],
  servicesTitle: 'Yang Kami Kerjakan',
  designServicesTitle: 'Desain',
  designServices: [
    'Logo dan identitas merek',
    'Kemasan dan label produk',
    'Brosur, poster, dan menu',
    'Feed dan iklan media sosial',
  ],
  printingServicesTitle: 'Percetakan',
  printingServices: [
    'Kartu nama dan kop surat',
    'Brosur, katalog, dan undangan',
    'Stiker dan label vinyl',
    'Spanduk, roll banner, dan merchandise',
  ],
  whyChooseTitle: 'Mengapa Memilih Kami',
  qualityTitle: 'Kualitas yang bisa diraba',
  qualityDesc:
    'Kertas dan tinta kami pilih sendiri, dan setiap cetakan diperiksa satu per satu sebelum dikemas.',
  timelyTitle: 'Selesai tepat waktu',
  timelyDesc: 'Tanggal selesai disepakati di awal. Kalau ada yang berubah, Anda tahu sebelum bertanya.',
  competitiveTitle: 'Harga yang masuk akal',
  competitiveDesc:
    'Desain dan cetak di satu tempat memangkas ongkos perantara, dan harganya jelas sejak awal.',
};
