import type { MailTexts } from './mail'

const texts: MailTexts = {
  linkHint: 'Om knappen inte fungerar kan du kopiera adressen till webbläsaren:',
  mails: {
    confirmEmail: {
      subject: 'Bekräfta din e-postadress',
      preheader: 'Ett klick, så är det klart.',
      heading: 'Fint att du är här, {{profileName}}',
      paragraphs: [
        'Din profil är klar. Bekräfta att adressen är din, så att vi kan hjälpa dig om du någon gång glömmer lösenordet.',
        'Du behöver lösenordet du valde. Länken fungerar i {{validity}}.',
      ],
      button: 'Bekräfta adressen',
      footer:
        'Du får mejlet för att någon har skapat en profil på {{siteName}} med din adress. Var det inte du behöver du inte göra något: adressen förblir obekräftad.',
    },
    alreadyHaveProfile: {
      subject: 'Du är redan registrerad',
      preheader: 'Ingen ny profil har skapats.',
      heading: 'Adressen har redan en profil',
      paragraphs: [
        'Någon försökte nyss skapa en profil med din e-postadress. Du har redan en, så inget har skapats och inget har ändrats.',
        'Var det du är det bara att logga in som vanligt. Har du glömt lösenordet väljer du ett nytt här.',
      ],
      button: 'Välj ett nytt lösenord',
      footer:
        'Du får mejlet för att din adress hör till en profil på {{siteName}}. Var det inte du som försökte behöver du inte göra något: ingen har fått veta att du har en profil.',
    },
    resetPassword: {
      subject: 'Välj ett nytt lösenord',
      preheader: 'Länken fungerar i {{validity}}.',
      heading: 'Ett nytt lösenord',
      paragraphs: [
        'Hej {{profileName}}. Du har bett om ett nytt lösenord. Du väljer det själv på sidan som knappen öppnar.',
        'Länken fungerar en gång och i {{validity}}. Tills du använder den gäller det gamla lösenordet.',
      ],
      button: 'Välj lösenord',
      footer:
        'Du får mejlet för att någon har bett om ett nytt lösenord på {{siteName}}. Var det inte du behöver du inte göra något: ditt lösenord är detsamma.',
    },
    passwordChanged: {
      subject: 'Ditt lösenord har ändrats',
      preheader: 'Var det du är allt som det ska.',
      heading: 'Ditt lösenord har ändrats',
      paragraphs: [
        'Hej {{profileName}}. Ditt lösenord har just ändrats, och du har loggats ut överallt annars.',
        'Var det du är allt som det ska. Om inte, välj genast ett nytt lösenord och skriv till oss på {{supportEmail}}.',
      ],
      button: 'Det var inte jag',
      footer: 'Vi skriver alltid när det händer något som är viktigt för säkerheten för din profil på {{siteName}}.',
    },
    logOnAttempts: {
      subject: 'Många misslyckade inloggningar',
      preheader: 'Ditt lösenord har inte använts.',
      heading: 'Någon försöker logga in',
      paragraphs: [
        'Hej {{profileName}}. Någon har många gånger försökt logga in på din profil med fel lösenord. Ingen har kommit in, och den närmaste timmen släpper vi bara in enheter som du har använt förut.',
        'Var det du, och har du glömt lösenordet, så välj ett nytt via knappen. Då kommer du in direkt, även på en ny enhet.',
        'Var det inte du behöver du inte göra något. Använder du samma lösenord någon annanstans, så välj ett nytt som du bara använder här. Har du frågor, så skriv till oss på {{supportEmail}}.',
      ],
      button: 'Välj ett nytt lösenord',
      footer:
        'Vi skriver alltid om det som är viktigt för säkerheten på din profil på {{siteName}}, och om detta högst en gång om dagen.',
    },
    emailChanged: {
      subject: 'Din e-postadress har ändrats',
      preheader: 'Nu skriver vi till dig på en annan adress.',
      heading: 'Din adress har ändrats',
      paragraphs: [
        'Hej {{profileName}}. Från och med nu skriver vi till dig på en annan e-postadress, och den här hör inte längre till din profil.',
        'Var det inte du, hör av dig med en gång, så att vi kan hjälpa dig att få tillbaka profilen.',
      ],
      button: 'Kontakta supporten',
      footer: 'Det här är det sista mejlet om din profil som {{siteName}} skickar till den här adressen.',
    },
    confirmNewEmail: {
      subject: 'Bekräfta din nya e-postadress',
      preheader: 'Ett klick, så är bytet gjort.',
      heading: 'Är det här din nya adress?',
      paragraphs: [
        'Hej {{profileName}}. Du har bett oss att skriva till dig här i fortsättningen. Bekräfta det, så byter vi adressen.',
        'Länken fungerar i {{validity}}. Till dess behåller vi den gamla adressen.',
      ],
      button: 'Bekräfta den nya adressen',
      footer:
        'Du får mejlet för att någon har angett adressen på {{siteName}}. Var det inte du behöver du inte göra något: inget ändras.',
    },
    profileDeleted: {
      subject: 'Din profil är raderad',
      preheader: 'Tack för den här tiden.',
      heading: 'Hej då, och tack för den här tiden',
      paragraphs: [
        'Profilen {{profileName}} är raderad, tillsammans med texter, bilder, videor och meddelanden. Den går inte att få tillbaka.',
        'Brev som du har skickat finns kvar hos dem som fick dem, utan ditt namn.',
        'Du är välkommen tillbaka en annan dag, med en ny profil.',
      ],
      footer: 'Det här är det sista mejlet du får från {{siteName}}.',
    },
    profileWillBeErased: {
      subject: 'Din profil raderas den {{eraseOn}}',
      preheader: 'Logga in innan dess om du vill behålla den.',
      heading: 'Din profil raderas den {{eraseOn}}',
      paragraphs: [
        'Hej {{profileName}}. Antingen har du bett oss att ta bort din profil, eller så har den inte använts på länge. Vi sparar inte det som ingen använder.',
        'Den {{eraseOn}} raderar vi texter, bilder, videor och meddelanden för alltid. Är det så du vill ha det behöver du inte göra något.',
        'Har du ändrat dig? Logga in innan dess och välj att få den tillbaka, så är allt som det var.',
      ],
      button: 'Behåll min profil',
      footer: 'Du får mejlet för att din adress hör till en profil på {{siteName}}.',
    },
    digest: {
      subject: 'Nytt till dig',
      preheader: 'Det väntar tills du har tid.',
      heading: 'Något väntar på dig, {{profileName}}',
      paragraphs: ['Medan du var borta:'],
      button: 'Se vad som är nytt',
      footer:
        'Du får det här mejlet för att du har valt att få besked via e-post. Under Aviseringar bestämmer du vad vi skriver om.',
      unsubscribe: 'Inga fler sådana mejl',
    },
  },
}

export default texts
