/**
 * @generated SignedSource<<e4541db4d38a9150834b97a7a1ed4a57>>
 * @relayHash 14447c6632639bba4fbebe4bb6a97a6f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID aa89380e76ccb363d4c68733733d9ac51003bb84b0152d6bf7fb52eb6205f77a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FileArchiveScreenQuery } from './FileArchiveScreenQuery.graphql';

const node: PreloadableConcreteRequest<FileArchiveScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "aa89380e76ccb363d4c68733733d9ac51003bb84b0152d6bf7fb52eb6205f77a",
    "metadata": {},
    "name": "FileArchiveScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
