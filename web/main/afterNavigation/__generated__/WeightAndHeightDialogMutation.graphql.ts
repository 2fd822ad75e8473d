/**
 * @generated SignedSource<<d0ec43a410ab827011dc0f1f704f0ab0>>
 * @relayHash d134d61d62f92a1cc0cf1b9bb4738a16
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 861b0f3996e4de1aecdef86d21584c0f93346000299610193066cf272ba51212

import type { ConcreteRequest } from 'relay-runtime';
export type UpdatePersonBodyInput = {
  height: number;
  personLegacyId: number;
  weight: number;
};
export type WeightAndHeightDialogMutation$variables = {
  input: UpdatePersonBodyInput;
};
export type WeightAndHeightDialogMutation$data = {
  readonly updatePersonBody: {
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
    readonly viewer: {
      readonly needUpdateHeightAndWeight: boolean;
      readonly persons: ReadonlyArray<{
        readonly height: number | null | undefined;
        readonly legacyId: number;
        readonly weight: number | null | undefined;
      }>;
    } | null | undefined;
  };
};
export type WeightAndHeightDialogMutation = {
  response: WeightAndHeightDialogMutation$data;
  variables: WeightAndHeightDialogMutation$variables;
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
  "name": "needUpdateHeightAndWeight",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "OwnPerson",
  "kind": "LinkedField",
  "name": "persons",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "legacyId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "height",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "weight",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v4 = {
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
    "name": "WeightAndHeightDialogMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdatePersonBodyPayload",
        "kind": "LinkedField",
        "name": "updatePersonBody",
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
              (v3/*:: as any*/)
            ],
            "storageKey": null
          },
          (v4/*:: as any*/)
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
    "name": "WeightAndHeightDialogMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdatePersonBodyPayload",
        "kind": "LinkedField",
        "name": "updatePersonBody",
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
              (v3/*:: as any*/),
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
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "861b0f3996e4de1aecdef86d21584c0f93346000299610193066cf272ba51212",
    "metadata": {},
    "name": "WeightAndHeightDialogMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "0f1262f5e9ee1e9e048367a2a1fc9077";

export default node;
