/**
 * @generated SignedSource<<ed5c571c7429dada28ba968de048864d>>
 * @relayHash 1fcc8913293365415bdb748a0f1bf3b4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d95437972f0365155956c0497d9c993c11ceba20ebe1706d5ed19407a2e3e774

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DeleteMediaInput = {
  mediaIds: ReadonlyArray<string>;
};
export type useDeleteMediaMutation$variables = {
  input: DeleteMediaInput;
};
export type useDeleteMediaMutation$data = {
  readonly deleteMedia: {
    readonly deletedMediaIds: ReadonlyArray<string> | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
    readonly viewer: {
      readonly picture: {
        readonly " $fragmentSpreads": FragmentRefs<"usePictureSource_picture">;
      } | null | undefined;
    } | null | undefined;
  };
};
export type useDeleteMediaMutation = {
  response: useDeleteMediaMutation$data;
  variables: useDeleteMediaMutation$variables;
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
  "name": "deletedMediaIds",
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
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useDeleteMediaMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "DeleteMediaPayload",
        "kind": "LinkedField",
        "name": "deleteMedia",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Viewer",
            "kind": "LinkedField",
            "name": "viewer",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Picture",
                "kind": "LinkedField",
                "name": "picture",
                "plural": false,
                "selections": [
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "usePictureSource_picture"
                  }
                ],
                "storageKey": null
              }
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
    "name": "useDeleteMediaMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "DeleteMediaPayload",
        "kind": "LinkedField",
        "name": "deleteMedia",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Viewer",
            "kind": "LinkedField",
            "name": "viewer",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Picture",
                "kind": "LinkedField",
                "name": "picture",
                "plural": false,
                "selections": [
                  {
                    "kind": "InlineFragment",
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "status",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "placeholder",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "focusX",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "focusY",
                        "storageKey": null
                      },
                      {
                        "alias": "thumbnail",
                        "args": [
                          {
                            "kind": "Literal",
                            "name": "size",
                            "value": "THUMBNAIL"
                          }
                        ],
                        "kind": "ScalarField",
                        "name": "path",
                        "storageKey": "path(size:\"THUMBNAIL\")"
                      },
                      {
                        "alias": "gallery",
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
                    "type": "Media",
                    "abstractKey": "__isMedia"
                  },
                  (v4/*:: as any*/)
                ],
                "storageKey": null
              },
              (v4/*:: as any*/)
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
    "id": "d95437972f0365155956c0497d9c993c11ceba20ebe1706d5ed19407a2e3e774",
    "metadata": {},
    "name": "useDeleteMediaMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "ccc160cd67cf1e791f228c954e5b5a05";

export default node;
