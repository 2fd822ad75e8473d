/**
 * @generated SignedSource<<66cd65d7e6759ed217e361310ad7134e>>
 * @relayHash 9955a401193f88c091ab7d64c11dc941
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 949cde9e42a140c9343db7c8eca854d6be16254a2970fda8de9f57fc84b1ab01

import type { ConcreteRequest } from 'relay-runtime';
export type BodyType = "ATHLETIC" | "AVERAGE" | "CHUBBY" | "HEAVILY" | "MUSCULAR" | "NOT_SPECIFIED" | "SLIM" | "THIN";
export type Dominance = "DOMINATING" | "SUBMISSIVE";
export type EyeColour = "BLACK" | "BLUE" | "BROWN" | "GREEN" | "GREY" | "GREY_BLUE" | "GREY_GREEN" | "NOT_SPECIFIED" | "NUT_BROWN" | "OTHER";
export type Gender = "COUPLE" | "FEMALE" | "MALE" | "TRANSSEXUAL";
export type HairColour = "BALD" | "BLACK" | "BLOND" | "BRIGHT" | "BROWN" | "DARK_BLOND" | "GREY" | "LIGHT_BROWN" | "NOT_SPECIFIED" | "OTHER" | "RED" | "RED_BROWN" | "SILVER_GREY" | "WHITE_GREY";
export type HomeOption = "NO" | "NOT_AVAILABLE" | "YES_AT_HOME" | "YES_NOT_AT_HOME";
export type ProfileType = "COUPLE" | "SINGLE";
export type RelationshipStatus = "DIVORCED" | "IN_RELATIONSHIP" | "MARRIED" | "NOT_STATED" | "OPEN_RELATIONSHIP" | "SEPARATED" | "SINGLE";
export type SexualOrientation = "ASEXUAL" | "BISEXUAL" | "HETEROFLEXIBLE" | "HETEROSEXUAL" | "HOMOFLEXIBLE" | "HOMOSEXUAL" | "PANSEXUAL" | "SAPIOSEXUAL" | "TRANSSEXUAL" | "TRANSVESTITE";
export type CreateProfileInput = {
  campaign?: string | null | undefined;
  countryLegacyId: number;
  email: string;
  name: string;
  password: string;
  persons: ReadonlyArray<NewPersonInput>;
  profileType: ProfileType;
  promoter?: string | null | undefined;
  referrer?: string | null | undefined;
  sensitiveDataConsent: boolean;
  termsAccepted: boolean;
  utmSource?: string | null | undefined;
  zipCode: string;
};
export type NewPersonInput = {
  birthday: string;
  facts?: PersonFactsInput | null | undefined;
  gender: Gender;
};
export type PersonFactsInput = {
  bodyType?: BodyType | null | undefined;
  children?: HomeOption | null | undefined;
  dominance?: Dominance | null | undefined;
  eyeColour?: EyeColour | null | undefined;
  hairColour?: HairColour | null | undefined;
  height?: number | null | undefined;
  relationshipStatus?: RelationshipStatus | null | undefined;
  sexualOrientation?: SexualOrientation | null | undefined;
  smoking?: HomeOption | null | undefined;
  weight?: number | null | undefined;
};
export type useCreateProfileMutation$variables = {
  input: CreateProfileInput;
};
export type useCreateProfileMutation$data = {
  readonly createProfile: {
    readonly email: string | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type useCreateProfileMutation = {
  response: useCreateProfileMutation$data;
  variables: useCreateProfileMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "CreateProfilePayload",
    "kind": "LinkedField",
    "name": "createProfile",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "email",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "UserError",
        "kind": "LinkedField",
        "name": "userErrors",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "code",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "message",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "field",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useCreateProfileMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useCreateProfileMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "949cde9e42a140c9343db7c8eca854d6be16254a2970fda8de9f57fc84b1ab01",
    "metadata": {},
    "name": "useCreateProfileMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "da1505917cf262ed8bcbb0e2481f1e9b";

export default node;
