/**
 * @generated SignedSource<<8e748cc9ec5288b481133fb4fe7ac521>>
 * @relayHash 9ae608b3d8ac134d0314777384fbf294
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 154b7d08dbd7c12291cd9bfbcbbf0becde6c178f0f904cf81ddf92d0d4d6a654

import type { ConcreteRequest } from 'relay-runtime';
export type SetHiddenInput = {
  hidden: boolean;
  id: string;
};
export type useSetHiddenMutation$variables = {
  input: SetHiddenInput;
};
export type useSetHiddenMutation$data = {
  readonly setHidden: {
    readonly item: {
      readonly __typename: string;
      readonly id: string;
      readonly viewerHides: boolean;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type useSetHiddenMutation$rawResponse = {
  readonly setHidden: {
    readonly item: {
      readonly __typename: string;
      readonly id: string;
      readonly viewerHides: boolean;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type useSetHiddenMutation = {
  rawResponse: useSetHiddenMutation$rawResponse;
  response: useSetHiddenMutation$data;
  variables: useSetHiddenMutation$variables;
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
    "concreteType": "SetHiddenPayload",
    "kind": "LinkedField",
    "name": "setHidden",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": null,
        "kind": "LinkedField",
        "name": "item",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
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
            "name": "viewerHides",
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
    "name": "useSetHiddenMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSetHiddenMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "154b7d08dbd7c12291cd9bfbcbbf0becde6c178f0f904cf81ddf92d0d4d6a654",
    "metadata": {},
    "name": "useSetHiddenMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b6061966a1be4ca1aa6549d5256d37c1";

export default node;
