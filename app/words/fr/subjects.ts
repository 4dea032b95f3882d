const SUBJECTS: Readonly<Record<string, string>> = {
  Abstract: 'Abstrait',
  Acrylic: 'Acrylique',
  'Acrylic and cold wax': 'Acrylique et cire froide',
  Autumn: 'Automne',
  Boats: 'Bateaux',
  Christmas: 'Noël',
  'Covered bridge': 'Pont couvert',
  Farm: 'Ferme',
  Figures: 'Personnages',
  Flowers: 'Fleurs',
  Fog: 'Brume',
  Forest: 'Forêt',
  Garden: 'Jardin',
  Harbour: 'Port',
  Lake: 'Lac',
  Landscape: 'Paysage',
  Lighthouse: 'Phare',
  Marsh: 'Marais',
  Night: 'Nuit',
  'Northern lights': 'Aurores boréales',
  Oil: 'Huile',
  Seascape: 'Marine',
  Sky: 'Ciel',
  Spring: 'Printemps',
  'Still life': 'Nature morte',
  Storm: 'Tempête',
  Studio: 'Atelier',
  Summer: 'Été',
  Wave: 'Vague',
  Wildlife: 'Faune',
  Winter: 'Hiver',
};

/** The name of a subject, or the tag itself when the artist has added a new one. */
export default function subjectName(tag: string): string {
  return Object.hasOwn(SUBJECTS, tag) ? (SUBJECTS[tag] ?? tag) : tag;
}
