import type { MailTexts } from './mail'

const texts: MailTexts = {
  linkHint: 'Virker ikke knappen, kan du kopiere denne adressen inn i nettleseren:',
  mails: {
    confirmEmail: {
      subject: 'Bekreft e-postadressen din',
      preheader: 'Ett klikk, så er det i orden.',
      heading: 'Så fint at du er her, {{profileName}}',
      paragraphs: [
        'Profilen din er klar. Bekreft at adressen er din, så vi kan hjelpe deg hvis du en dag glemmer passordet.',
        'Du trenger passordet du valgte. Lenken virker i {{validity}}.',
      ],
      button: 'Bekreft adressen',
      footer:
        'Du får denne e-posten fordi noen har laget en profil på {{siteName}} med adressen din. Var det ikke deg, trenger du ikke å gjøre noe: Adressen blir ikke bekreftet.',
    },
    alreadyHaveProfile: {
      subject: 'Du er allerede registrert',
      preheader: 'Det ble ikke laget noen ny profil.',
      heading: 'Adressen har allerede en profil',
      paragraphs: [
        'Noen prøvde nettopp å lage en profil med e-postadressen din. Du har en fra før, så ingenting er opprettet, og ingenting er endret.',
        'Var det deg, kan du logge inn som vanlig. Har du glemt passordet, velger du et nytt her.',
      ],
      button: 'Velg et nytt passord',
      footer:
        'Du får denne e-posten fordi adressen din hører til en profil på {{siteName}}. Var det ikke deg som prøvde, trenger du ikke å gjøre noe: Ingen har fått vite at du har en profil.',
    },
    resetPassword: {
      subject: 'Velg et nytt passord',
      preheader: 'Lenken virker i {{validity}}.',
      heading: 'Et nytt passord',
      paragraphs: [
        'Hei {{profileName}}. Du har bedt om et nytt passord. Det velger du selv på siden knappen åpner.',
        'Lenken virker én gang og i {{validity}}. Til du bruker den, gjelder det gamle passordet.',
      ],
      button: 'Velg passord',
      footer:
        'Du får denne e-posten fordi noen har bedt om et nytt passord på {{siteName}}. Var det ikke deg, trenger du ikke å gjøre noe: Passordet ditt er det samme.',
    },
    passwordChanged: {
      subject: 'Passordet ditt er endret',
      preheader: 'Var det deg, er alt i orden.',
      heading: 'Passordet ditt er endret',
      paragraphs: [
        'Hei {{profileName}}. Passordet ditt ble nettopp endret, og du er logget ut alle andre steder.',
        'Var det deg, er alt i orden. Hvis ikke, velg et nytt passord med en gang, og skriv til oss på {{supportEmail}}.',
      ],
      button: 'Det var ikke meg',
      footer: 'Vi skriver alltid når det skjer noe som betyr noe for sikkerheten til profilen din på {{siteName}}.',
    },
    logOnAttempts: {
      subject: 'Mange mislykkede innlogginger',
      preheader: 'Passordet ditt er ikke brukt.',
      heading: 'Noen prøver å logge inn',
      paragraphs: [
        'Hei {{profileName}}. Noen har prøvd mange ganger å logge inn på profilen din med feil passord. Ingen har kommet inn, og den neste timen slipper vi bare inn enheter du har brukt før.',
        'Var det deg, og har du glemt passordet, velger du et nytt via knappen. Da kommer du inn med en gang, også på en ny enhet.',
        'Var det ikke deg, trenger du ikke gjøre noe. Bruker du samme passord andre steder, bør du velge et nytt som du bare bruker her. Har du spørsmål, så skriv til oss på {{supportEmail}}.',
      ],
      button: 'Velg et nytt passord',
      footer:
        'Vi skriver alltid om det som har betydning for sikkerheten til profilen din på {{siteName}}, og om dette høyst én gang om dagen.',
    },
    emailChanged: {
      subject: 'E-postadressen din er endret',
      preheader: 'Nå skriver vi til deg på en annen adresse.',
      heading: 'Adressen din er endret',
      paragraphs: [
        'Hei {{profileName}}. Fra nå av skriver vi til deg på en annen e-postadresse, og denne hører ikke lenger til profilen din.',
        'Var det ikke deg, ta kontakt med en gang, så vi kan hjelpe deg med å få profilen tilbake.',
      ],
      button: 'Kontakt supporten',
      footer: 'Dette er den siste e-posten om profilen din som {{siteName}} sender til denne adressen.',
    },
    confirmNewEmail: {
      subject: 'Bekreft den nye e-postadressen din',
      preheader: 'Ett klikk, så er den byttet.',
      heading: 'Er dette den nye adressen din?',
      paragraphs: [
        'Hei {{profileName}}. Du har bedt oss om å skrive til deg her fra nå av. Bekreft det, så bytter vi adressen.',
        'Lenken virker i {{validity}}. Til da beholder vi den gamle adressen.',
      ],
      button: 'Bekreft den nye adressen',
      footer:
        'Du får denne e-posten fordi noen har oppgitt adressen på {{siteName}}. Var det ikke deg, trenger du ikke å gjøre noe: Ingenting blir endret.',
    },
    profileDeleted: {
      subject: 'Profilen din er slettet',
      preheader: 'Takk for denne gang.',
      heading: 'Ha det, og takk for denne gang',
      paragraphs: [
        'Profilen {{profileName}} er slettet, og det samme er tekster, bilder, videoer og meldinger. Den kan ikke hentes tilbake.',
        'Brev du har sendt, blir hos dem som fikk dem, uten navnet ditt.',
        'Du er velkommen tilbake en annen dag, med en ny profil.',
      ],
      footer: 'Dette er den siste e-posten du får fra {{siteName}}.',
    },
    profileWillBeErased: {
      subject: 'Profilen din blir slettet {{eraseOn}}',
      preheader: 'Logg inn før det hvis du vil beholde den.',
      heading: 'Profilen din blir slettet {{eraseOn}}',
      paragraphs: [
        'Hei {{profileName}}. Enten har du bedt oss om å slette profilen din, eller så har den ikke vært brukt på lenge. Vi tar ikke vare på det ingen bruker.',
        '{{eraseOn}} sletter vi tekster, bilder, videoer og meldinger for godt. Er det slik du vil ha det, trenger du ikke å gjøre noe.',
        'Har du ombestemt deg? Logg inn før det og velg å få den tilbake, så er alt som det var.',
      ],
      button: 'Behold profilen min',
      footer: 'Du får denne e-posten fordi adressen din hører til en profil på {{siteName}}.',
    },
    digest: {
      subject: 'Nytt til deg',
      preheader: 'Det venter til du har tid.',
      heading: 'Noe venter på deg, {{profileName}}',
      paragraphs: ['Mens du var borte:'],
      button: 'Se hva som er nytt',
      footer:
        'Du får denne e-posten fordi du har valgt å få beskjed på e-post. Under Varsler bestemmer du hva vi skriver om.',
      unsubscribe: 'Ikke flere slike e-poster',
    },
  },
}

export default texts
