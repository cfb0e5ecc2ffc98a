export const closeCampaign = 'Tutup pengumuman';
