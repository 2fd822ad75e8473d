/**
 * @generated SignedSource<<996d5e66ee291a67fb12f8d97437e942>>
 * @relayHash c1c60c4ef32de134062de621af05e996
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dd0aecb3855acf389f61ec6b85ed9476e40622904fda2fa3b5208c2a07f67b4e

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Rotation = "HALF" | "NONE" | "QUARTER" | "THREE_QUARTERS";
export type EditPictureInput = {
  crop?: CropInput | null | undefined;
  mediaId: string;
  rotation?: Rotation;
};
export type CropInput = {
  height: number;
  width: number;
  x: number;
  y: number;
};
export type useEditPictureMutation$variables = {
  input: EditPictureInput;
};
export type useEditPictureMutation$data = {
  readonly editPicture: {
    readonly picture: {
      readonly height: number;
      readonly id: string;
      readonly path: string;
      readonly placeholder: string;
      readonly sourcePath: string;
      readonly width: number;
      readonly " $fragmentSpreads": FragmentRefs<"useMediumSource_media" | "usePictureSource_picture">;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type useEditPictureMutation = {
  response: useEditPictureMutation$data;
  variables: useEditPictureMutation$variables;
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
  "name": "id",
  "storageKey": null
},
v3 = [
  {
    "kind": "Literal",
    "name": "size",
    "value": "GALLERY"
  }
],
v4 = {
  "alias": null,
  "args": (v3/*:: as any*/),
  "kind": "ScalarField",
  "name": "path",
  "storageKey": "path(size:\"GALLERY\")"
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "sourcePath",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "width",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "height",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "placeholder",
  "storageKey": null
},
v9 = {
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
    "name": "useEditPictureMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "EditPicturePayload",
        "kind": "LinkedField",
        "name": "editPicture",
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
              (v2/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "useMediumSource_media"
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "usePictureSource_picture"
              }
            ],
            "storageKey": null
          },
          (v9/*:: as any*/)
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
    "name": "useEditPictureMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "EditPicturePayload",
        "kind": "LinkedField",
        "name": "editPicture",
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
              (v2/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/),
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
                "args": (v3/*:: as any*/),
                "kind": "ScalarField",
                "name": "path",
                "storageKey": "path(size:\"GALLERY\")"
              },
              {
                "kind": "TypeDiscriminator",
                "abstractKey": "__isMedia"
              }
            ],
            "storageKey": null
          },
          (v9/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "dd0aecb3855acf389f61ec6b85ed9476e40622904fda2fa3b5208c2a07f67b4e",
    "metadata": {},
    "name": "useEditPictureMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "219c7027aa137d5b5a16c17992476f2d";

export default node;
