/**
 * @generated SignedSource<<125a440a83498de8feea42ccf033492d>>
 * @relayHash 967d7fba2e353afd8e6d11ca7e0c1001
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1d813f39ee0f4a027d9f6374e497114e620984e201827ef615bb2058ac1a7309

import type { ConcreteRequest } from 'relay-runtime';
export type SetFavouriteInput = {
  favourite: boolean;
  profileId: string;
};
export type useSetFavouriteMutation$variables = {
  input: SetFavouriteInput;
};
export type useSetFavouriteMutation$data = {
  readonly setFavourite: {
    readonly profile: {
      readonly id: string;
      readonly isFavourite: boolean;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type useSetFavouriteMutation$rawResponse = {
  readonly setFavourite: {
    readonly profile: {
      readonly id: string;
      readonly isFavourite: boolean;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type useSetFavouriteMutation = {
  rawResponse: useSetFavouriteMutation$rawResponse;
  response: useSetFavouriteMutation$data;
  variables: useSetFavouriteMutation$variables;
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
    "concreteType": "SetFavouritePayload",
    "kind": "LinkedField",
    "name": "setFavourite",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Profile",
        "kind": "LinkedField",
        "name": "profile",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isFavourite",
            "storageKey": null
          }
        ],
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
    "name": "useSetFavouriteMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSetFavouriteMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "1d813f39ee0f4a027d9f6374e497114e620984e201827ef615bb2058ac1a7309",
    "metadata": {},
    "name": "useSetFavouriteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "397f0c5895ac69c256a1b3010cc69a37";

export default node;
