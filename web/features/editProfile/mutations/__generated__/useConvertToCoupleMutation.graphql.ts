/**
 * @generated SignedSource<<33008354a0fb2f927867522e1e1060a2>>
 * @relayHash 86b0780e51662d22bc57ac1526ecf41c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ac144dcb854e3bd6029899bd936e917027daca1f07262f0cac65764e105b3cc4

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
export type ConvertToCoupleInput = {
  password: string;
  person: NewPersonInput;
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
export type useConvertToCoupleMutation$variables = {
  input: ConvertToCoupleInput;
};
export type useConvertToCoupleMutation$data = {
  readonly convertToCouple: {
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
    readonly viewer: {
      readonly profileType: ProfileType;
    } | null | undefined;
  };
};
export type useConvertToCoupleMutation = {
  response: useConvertToCoupleMutation$data;
  variables: useConvertToCoupleMutation$variables;
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
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "profileType",
  "storageKey": null
},
v3 = {
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
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useConvertToCoupleMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ConvertToCouplePayload",
        "kind": "LinkedField",
        "name": "convertToCouple",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Viewer",
            "kind": "LinkedField",
            "name": "viewer",
            "plural": false,
            "selections": [
              (v2/*:: as any*/)
            ],
            "storageKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useConvertToCoupleMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ConvertToCouplePayload",
        "kind": "LinkedField",
        "name": "convertToCouple",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Viewer",
            "kind": "LinkedField",
            "name": "viewer",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "ac144dcb854e3bd6029899bd936e917027daca1f07262f0cac65764e105b3cc4",
    "metadata": {},
    "name": "useConvertToCoupleMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "e59b46c0a6cacabf83bef7b13ee1e972";

export default node;
