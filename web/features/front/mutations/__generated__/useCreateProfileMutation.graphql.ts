/**
 * @generated SignedSource<<cbe6b952b56a3833cd2c467d0e523abd>>
 * @relayHash 9955a401193f88c091ab7d64c11dc941
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 949cde9e42a140c9343db7c8eca854d6be16254a2970fda8de9f57fc84b1ab01

import type { ConcreteRequest } from 'relay-runtime';
export type Gender = "COUPLE" | "FEMALE" | "MALE" | "TRANSSEXUAL";
export type ProfileType = "COUPLE" | "SINGLE";
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
  gender: Gender;
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
