/**
 * @generated SignedSource<<77849ef5432285313c6eb2636bd22d27>>
 * @relayHash b1eeb7856c0da88d2d387f9ac46c6944
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bbac6d5270a54f28230248edb42b09f27963d58add4a1eac41451668d41997fb

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EntryScreenQuery } from './EntryScreenQuery.graphql';

const node: PreloadableConcreteRequest<EntryScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bbac6d5270a54f28230248edb42b09f27963d58add4a1eac41451668d41997fb",
    "metadata": {},
    "name": "EntryScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
