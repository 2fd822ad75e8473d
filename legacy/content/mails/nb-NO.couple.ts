import type { CoupleMails } from './mail'

const texts: CoupleMails = {
  confirmEmail: {
    subject: 'Bekreft e-postadressen deres',
    heading: 'Så fint at dere er her, {{profileName}}',
    paragraphs: [
      'Profilen deres er klar. Bekreft at adressen er deres, så vi kan hjelpe dere hvis dere en dag glemmer passordet.',
      'Dere trenger passordet dere valgte. Lenken virker i {{validity}}.',
    ],
    footer:
      'Dere får denne e-posten fordi noen har laget en profil på {{siteName}} med adressen deres. Var det ikke dere, trenger dere ikke å gjøre noe: Adressen blir ikke bekreftet.',
  },
  alreadyHaveProfile: {
    subject: 'Dere er allerede registrert',
    paragraphs: [
      'Noen prøvde nettopp å lage en profil med e-postadressen deres. Dere har en fra før, så ingenting er opprettet, og ingenting er endret.',
      'Var det dere, kan dere logge inn som vanlig. Har dere glemt passordet, velger dere et nytt her.',
    ],
    footer:
      'Dere får denne e-posten fordi adressen deres hører til en profil på {{siteName}}. Var det ikke dere som prøvde, trenger dere ikke å gjøre noe: Ingen har fått vite at dere har en profil.',
  },
  resetPassword: {
    paragraphs: [
      'Hei {{profileName}}. Dere har bedt om et nytt passord. Det velger dere selv på siden knappen åpner.',
      'Lenken virker én gang og i {{validity}}. Til dere bruker den, gjelder det gamle passordet.',
    ],
    footer:
      'Dere får denne e-posten fordi noen har bedt om et nytt passord på {{siteName}}. Var det ikke dere, trenger dere ikke å gjøre noe: Passordet deres er det samme.',
  },
  passwordChanged: {
    subject: 'Passordet deres er endret',
    preheader: 'Var det dere, er alt i orden.',
    heading: 'Passordet deres er endret',
    paragraphs: [
      'Hei {{profileName}}. Passordet deres ble nettopp endret, og dere er logget ut alle andre steder.',
      'Var det dere, er alt i orden. Hvis ikke, velg et nytt passord med en gang, og skriv til oss på {{supportEmail}}.',
    ],
    footer: 'Vi skriver alltid når det skjer noe som betyr noe for sikkerheten til profilen deres på {{siteName}}.',
  },
  logOnAttempts: {
    preheader: 'Passordet deres er ikke brukt.',
    paragraphs: [
      'Hei {{profileName}}. Noen har prøvd mange ganger å logge inn på profilen deres med feil passord. Ingen har kommet inn, og den neste timen slipper vi bare inn enheter dere har brukt før.',
      'Var det dere, og har dere glemt passordet, velger dere et nytt via knappen. Da kommer dere inn med en gang, også på en ny enhet.',
      'Var det ikke dere, trenger dere ikke gjøre noe. Bruker dere samme passord andre steder, bør dere velge et nytt som dere bare bruker her. Har dere spørsmål, så skriv til oss på {{supportEmail}}.',
    ],
    footer:
      'Vi skriver alltid om det som har betydning for sikkerheten til profilen deres på {{siteName}}, og om dette høyst én gang om dagen.',
  },
  emailChanged: {
    subject: 'E-postadressen deres er endret',
    preheader: 'Nå skriver vi til dere på en annen adresse.',
    heading: 'Adressen deres er endret',
    paragraphs: [
      'Hei {{profileName}}. Fra nå av skriver vi til dere på en annen e-postadresse, og denne hører ikke lenger til profilen deres.',
      'Var det ikke dere, ta kontakt med en gang, så vi kan hjelpe dere med å få profilen tilbake.',
    ],
    footer: 'Dette er den siste e-posten om profilen deres som {{siteName}} sender til denne adressen.',
  },
  confirmNewEmail: {
    subject: 'Bekreft den nye e-postadressen deres',
    heading: 'Er dette den nye adressen deres?',
    paragraphs: [
      'Hei {{profileName}}. Dere har bedt oss om å skrive til dere her fra nå av. Bekreft det, så bytter vi adressen.',
      'Lenken virker i {{validity}}. Til da beholder vi den gamle adressen.',
    ],
    footer:
      'Dere får denne e-posten fordi noen har oppgitt adressen på {{siteName}}. Var det ikke dere, trenger dere ikke å gjøre noe: Ingenting blir endret.',
  },
  profileDeleted: {
    subject: 'Profilen deres er slettet',
    paragraphs: [
      'Profilen {{profileName}} er slettet, og det samme er tekster, bilder, videoer og meldinger. Den kan ikke hentes tilbake.',
      'Brev dere har sendt, blir hos dem som fikk dem, uten navnet deres.',
      'Dere er velkomne tilbake en annen dag, med en ny profil.',
    ],
    footer: 'Dette er den siste e-posten dere får fra {{siteName}}.',
  },
  profileWillBeErased: {
    subject: 'Profilen deres blir slettet {{eraseOn}}',
    preheader: 'Logg inn før det hvis dere vil beholde den.',
    heading: 'Profilen deres blir slettet {{eraseOn}}',
    paragraphs: [
      'Hei {{profileName}}. Enten har dere bedt oss om å slette profilen deres, eller så har den ikke vært brukt på lenge. Vi tar ikke vare på det ingen bruker.',
      '{{eraseOn}} sletter vi tekster, bilder, videoer og meldinger for godt. Er det slik dere vil ha det, trenger dere ikke å gjøre noe.',
      'Har dere ombestemt dere? Logg inn før det og velg å få den tilbake, så er alt som det var.',
    ],
    footer: 'Dere får denne e-posten fordi adressen deres hører til en profil på {{siteName}}.',
  },
  digest: {
    subject: 'Nytt til dere',
    preheader: 'Det venter til dere har tid.',
    heading: 'Noe venter på dere, {{profileName}}',
    paragraphs: ['Mens dere var borte:'],
    footer:
      'Dere får denne e-posten fordi dere har valgt å få beskjed på e-post. Under Varsler bestemmer dere hva vi skriver om.',
  },
}

export default texts
