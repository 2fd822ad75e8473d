/**
 * @generated SignedSource<<10a03fa8ea3042b5dc409861a6437414>>
 * @relayHash ddfe64bdc52b6cbbed59c4f0db247c12
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 673c15a7a5a2a2cdc2a0c9b65f4539fa352ce83bcb61f2937e2abd77540c9e04

import type { ConcreteRequest } from 'relay-runtime';
export type ProfileType = "COUPLE" | "SINGLE";
export type ConvertToSingleInput = {
  keepPersonLegacyId: number;
  password: string;
};
export type useConvertToSingleMutation$variables = {
  input: ConvertToSingleInput;
};
export type useConvertToSingleMutation$data = {
  readonly convertToSingle: {
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
export type useConvertToSingleMutation = {
  response: useConvertToSingleMutation$data;
  variables: useConvertToSingleMutation$variables;
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
    "name": "useConvertToSingleMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ConvertToSinglePayload",
        "kind": "LinkedField",
        "name": "convertToSingle",
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
    "name": "useConvertToSingleMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ConvertToSinglePayload",
        "kind": "LinkedField",
        "name": "convertToSingle",
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
    "id": "673c15a7a5a2a2cdc2a0c9b65f4539fa352ce83bcb61f2937e2abd77540c9e04",
    "metadata": {},
    "name": "useConvertToSingleMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "8a08399aa4653ae52de75679337fdb48";

export default node;
