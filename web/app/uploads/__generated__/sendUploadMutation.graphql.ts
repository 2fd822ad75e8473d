/**
 * @generated SignedSource<<383705c06d4194d099e9a80a990ce5cb>>
 * @relayHash 9dd398774f6054745de43eb58d825b63
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8bcbe94cd57532bf37a586c3b7d5baf9c97c68a847957c27d4581609c14e61db

import type { ConcreteRequest } from 'relay-runtime';
export type MediaStatus = "CONVERSION_FAILED" | "LIVE" | "NONE" | "READY_FOR_CONVERSION" | "TEMPORARY_ERROR" | "UPLOADING";
export type UploadTempMediaInput = {
  albumTypeId?: number | null | undefined;
  allowNotJpeg?: boolean | null | undefined;
  allowUploadVideo?: boolean | null | undefined;
  file: File;
};
export type sendUploadMutation$variables = {
  input: UploadTempMediaInput;
};
export type sendUploadMutation$data = {
  readonly uploadTempMedia: {
    readonly media: {
      readonly __typename: string;
      readonly id: string;
      readonly path: string;
      readonly status: MediaStatus;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type sendUploadMutation = {
  response: sendUploadMutation$data;
  variables: sendUploadMutation$variables;
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
    "concreteType": "UploadTempMediaPayload",
    "kind": "LinkedField",
    "name": "uploadTempMedia",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": null,
        "kind": "LinkedField",
        "name": "media",
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
            "name": "status",
            "storageKey": null
          },
          {
            "alias": null,
            "args": [
              {
                "kind": "Literal",
                "name": "size",
                "value": "GALLERY"
              }
            ],
            "kind": "ScalarField",
            "name": "path",
            "storageKey": "path(size:\"GALLERY\")"
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
    "name": "sendUploadMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "sendUploadMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "8bcbe94cd57532bf37a586c3b7d5baf9c97c68a847957c27d4581609c14e61db",
    "metadata": {},
    "name": "sendUploadMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "5a803fca0ef8ae22e12dc16264e0a43b";

export default node;
