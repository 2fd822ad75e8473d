import type { CoupleMails } from './mail'

const texts: CoupleMails = {
  confirmEmail: {
    subject: 'Bekräfta er e-postadress',
    heading: 'Fint att ni är här, {{profileName}}',
    paragraphs: [
      'Er profil är klar. Bekräfta att adressen är er, så att vi kan hjälpa er om ni någon gång glömmer lösenordet.',
      'Ni behöver lösenordet ni valde. Länken fungerar i {{validity}}.',
    ],
    footer:
      'Ni får mejlet för att någon har skapat en profil på {{siteName}} med er adress. Var det inte ni behöver ni inte göra något: adressen förblir obekräftad.',
  },
  alreadyHaveProfile: {
    subject: 'Ni är redan registrerade',
    paragraphs: [
      'Någon försökte nyss skapa en profil med er e-postadress. Ni har redan en, så inget har skapats och inget har ändrats.',
      'Var det ni är det bara att logga in som vanligt. Har ni glömt lösenordet väljer ni ett nytt här.',
    ],
    footer:
      'Ni får mejlet för att er adress hör till en profil på {{siteName}}. Var det inte ni som försökte behöver ni inte göra något: ingen har fått veta att ni har en profil.',
  },
  resetPassword: {
    paragraphs: [
      'Hej {{profileName}}. Ni har bett om ett nytt lösenord. Ni väljer det själva på sidan som knappen öppnar.',
      'Länken fungerar en gång och i {{validity}}. Tills ni använder den gäller det gamla lösenordet.',
    ],
    footer:
      'Ni får mejlet för att någon har bett om ett nytt lösenord på {{siteName}}. Var det inte ni behöver ni inte göra något: ert lösenord är detsamma.',
  },
  passwordChanged: {
    subject: 'Ert lösenord har ändrats',
    preheader: 'Var det ni är allt som det ska.',
    heading: 'Ert lösenord har ändrats',
    paragraphs: [
      'Hej {{profileName}}. Ert lösenord har just ändrats, och ni har loggats ut överallt annars.',
      'Var det ni är allt som det ska. Om inte, välj genast ett nytt lösenord och skriv till oss på {{supportEmail}}.',
    ],
    footer: 'Vi skriver alltid när det händer något som är viktigt för säkerheten för er profil på {{siteName}}.',
  },
  logOnAttempts: {
    preheader: 'Ert lösenord har inte använts.',
    paragraphs: [
      'Hej {{profileName}}. Någon har många gånger försökt logga in på er profil med fel lösenord. Ingen har kommit in, och den närmaste timmen släpper vi bara in enheter som ni har använt förut.',
      'Var det ni, och har ni glömt lösenordet, så välj ett nytt via knappen. Då kommer ni in direkt, även på en ny enhet.',
      'Var det inte ni behöver ni inte göra något. Använder ni samma lösenord någon annanstans, så välj ett nytt som ni bara använder här. Har ni frågor, så skriv till oss på {{supportEmail}}.',
    ],
    footer:
      'Vi skriver alltid om det som är viktigt för säkerheten på er profil på {{siteName}}, och om detta högst en gång om dagen.',
  },
  emailChanged: {
    subject: 'Er e-postadress har ändrats',
    preheader: 'Nu skriver vi till er på en annan adress.',
    heading: 'Er adress har ändrats',
    paragraphs: [
      'Hej {{profileName}}. Från och med nu skriver vi till er på en annan e-postadress, och den här hör inte längre till er profil.',
      'Var det inte ni, hör av er med en gång, så att vi kan hjälpa er att få tillbaka profilen.',
    ],
    footer: 'Det här är det sista mejlet om er profil som {{siteName}} skickar till den här adressen.',
  },
  confirmNewEmail: {
    subject: 'Bekräfta er nya e-postadress',
    heading: 'Är det här er nya adress?',
    paragraphs: [
      'Hej {{profileName}}. Ni har bett oss att skriva till er här i fortsättningen. Bekräfta det, så byter vi adressen.',
      'Länken fungerar i {{validity}}. Till dess behåller vi den gamla adressen.',
    ],
    footer:
      'Ni får mejlet för att någon har angett adressen på {{siteName}}. Var det inte ni behöver ni inte göra något: inget ändras.',
  },
  profileDeleted: {
    subject: 'Er profil är raderad',
    paragraphs: [
      'Profilen {{profileName}} är raderad, tillsammans med texter, bilder, videor och meddelanden. Den går inte att få tillbaka.',
      'Brev som ni har skickat finns kvar hos dem som fick dem, utan ert namn.',
      'Ni är välkomna tillbaka en annan dag, med en ny profil.',
    ],
    footer: 'Det här är det sista mejlet ni får från {{siteName}}.',
  },
  profileWillBeErased: {
    subject: 'Er profil raderas den {{eraseOn}}',
    preheader: 'Logga in innan dess om ni vill behålla den.',
    heading: 'Er profil raderas den {{eraseOn}}',
    paragraphs: [
      'Hej {{profileName}}. Antingen har ni bett oss att ta bort er profil, eller så har den inte använts på länge. Vi sparar inte det som ingen använder.',
      'Den {{eraseOn}} raderar vi texter, bilder, videor och meddelanden för alltid. Är det så ni vill ha det behöver ni inte göra något.',
      'Har ni ändrat er? Logga in innan dess och välj att få den tillbaka, så är allt som det var.',
    ],
    footer: 'Ni får mejlet för att er adress hör till en profil på {{siteName}}.',
  },
  digest: {
    subject: 'Nytt till er',
    preheader: 'Det väntar tills ni har tid.',
    heading: 'Något väntar på er, {{profileName}}',
    paragraphs: ['Medan ni var borta:'],
    footer:
      'Ni får det här mejlet för att ni har valt att få besked via e-post. Under Aviseringar bestämmer ni vad vi skriver om.',
  },
}

export default texts
