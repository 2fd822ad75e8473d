/**
 * @generated SignedSource<<ec5aa8ca038b9ced5304fd22db7a8803>>
 * @relayHash a9fee36760520bab4f624c9f06e84f0d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4a5d6bf106b83ae1c3fc34d367db7036d4bb9a1a01fe573c454868c731d0fcc7

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteGuestbookEntryInput = {
  entryId: string;
};
export type useDeleteGuestbookEntryMutation$variables = {
  connections: ReadonlyArray<string>;
  input: DeleteGuestbookEntryInput;
};
export type useDeleteGuestbookEntryMutation$data = {
  readonly deleteGuestbookEntry: {
    readonly deletedEntryId: string | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type useDeleteGuestbookEntryMutation = {
  response: useDeleteGuestbookEntryMutation$data;
  variables: useDeleteGuestbookEntryMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "connections"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "input"
},
v2 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "deletedEntryId",
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
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useDeleteGuestbookEntryMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "DeleteGuestbookEntryPayload",
        "kind": "LinkedField",
        "name": "deleteGuestbookEntry",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
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
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useDeleteGuestbookEntryMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "DeleteGuestbookEntryPayload",
        "kind": "LinkedField",
        "name": "deleteGuestbookEntry",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "filters": null,
            "handle": "deleteEdge",
            "key": "",
            "kind": "ScalarHandle",
            "name": "deletedEntryId",
            "handleArgs": [
              {
                "kind": "Variable",
                "name": "connections",
                "variableName": "connections"
              }
            ]
          },
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "4a5d6bf106b83ae1c3fc34d367db7036d4bb9a1a01fe573c454868c731d0fcc7",
    "metadata": {},
    "name": "useDeleteGuestbookEntryMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "3edf63632b3be83a7aa832c3242c6db8";

export default node;
