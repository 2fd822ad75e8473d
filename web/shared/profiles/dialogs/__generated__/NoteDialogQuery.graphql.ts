/**
 * @generated SignedSource<<feccdfc3e6046436ea820771620137c5>>
 * @relayHash 4597b60f7b0373b20dddb96b6941f2d0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 54b639135818b780bd3770aa12f319bda3cd8acfe9a587cb886a2d95009bd6d4

import type { ConcreteRequest } from 'relay-runtime';
export type NoteDialogQuery$variables = {
  id: string;
};
export type NoteDialogQuery$data = {
  readonly node: {
    readonly viewerNote?: string | null | undefined;
  } | null | undefined;
};
export type NoteDialogQuery = {
  response: NoteDialogQuery$data;
  variables: NoteDialogQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerNote",
      "storageKey": null
    }
  ],
  "type": "Profile",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "NoteDialogQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "NoteDialogQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
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
      }
    ]
  },
  "params": {
    "id": "54b639135818b780bd3770aa12f319bda3cd8acfe9a587cb886a2d95009bd6d4",
    "metadata": {},
    "name": "NoteDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "1dcc75ab10b81d412abb546233b5752b";

export default node;
