/**
 * @generated SignedSource<<b15d43dc32c09fafa52a442d736b9540>>
 * @relayHash 76df78dd78d5aeb4210ebca8ebc76403
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d99db9a07474fec389b0dbbd1b64002efde63c6b3c80d880f1539f03ec5a6632

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RichTextTestQuery } from './RichTextTestQuery.graphql';

const node: PreloadableConcreteRequest<RichTextTestQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d99db9a07474fec389b0dbbd1b64002efde63c6b3c80d880f1539f03ec5a6632",
    "metadata": {},
    "name": "RichTextTestQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
