/**
 * @generated SignedSource<<27d19cf3dfccdd7f3ad766f9d2f58fec>>
 * @relayHash bd20685db0960749dc55a4a0d67a1858
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1a26f194392aca41b3930c14f591ee868e7945b94121f539455e2dc919d00bb0

import type { ConcreteRequest } from 'relay-runtime';
export type SaveNoteInput = {
  profileId: string;
  text: string;
};
export type useSaveNoteMutation$variables = {
  input: SaveNoteInput;
};
export type useSaveNoteMutation$data = {
  readonly saveNote: {
    readonly note: {
      readonly text: string;
      readonly updatedAt: string;
    } | null | undefined;
    readonly profile: {
      readonly id: string;
      readonly viewerNote: string | null | undefined;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type useSaveNoteMutation = {
  response: useSaveNoteMutation$data;
  variables: useSaveNoteMutation$variables;
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
    "concreteType": "SaveNotePayload",
    "kind": "LinkedField",
    "name": "saveNote",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Note",
        "kind": "LinkedField",
        "name": "note",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "text",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "updatedAt",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
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
            "name": "viewerNote",
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
    "name": "useSaveNoteMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSaveNoteMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "1a26f194392aca41b3930c14f591ee868e7945b94121f539455e2dc919d00bb0",
    "metadata": {},
    "name": "useSaveNoteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "243415998c875cc725002315c45a0fbe";

export default node;
